"""Writes the weights of one training, or the mean of several, as the product reads them. Needs numpy.

    python3 pack.py OUT.safetensors judge.npz [judge.npz ...]
"""
import numpy as np,struct,json,sys
def load(p):
    z=np.load(p);o={}
    for k in z.files:
        if k.endswith('.q'):
            n=k[:-2];s=z[n+'.s'];o[n]=z[k].astype(np.float32)*(s if s.ndim==0 else s[:,None])
        elif not k.endswith('.s'): o[k]=z[k].astype(np.float32)
    return o
def pack(m,path):
    t={}
    def i8(name,v):
        s=np.maximum(np.abs(v).max(1)/127,1e-12).astype(np.float32); t[name]=('I8',np.round(v/s[:,None]).astype(np.int8)); t[name+'.scale']=('F32',s)
    for n in range(6):
        a=f'layers.{n}.';b=f'encoder.layer.{n}.'
        for i,k in enumerate(('query','key','value')):
            i8(b+f'attention.self.{k}.weight',m[a+'qkv.weight'][384*i:384*(i+1)]); t[b+f'attention.self.{k}.bias']=('F32',m[a+'qkv.bias'][384*i:384*(i+1)])
        for x,y in (('ao','attention.output.dense'),('i','intermediate.dense'),('o','output.dense')):
            i8(b+y+'.weight',m[a+x+'.weight']); t[b+y+'.bias']=('F32',m[a+x+'.bias'])
        for x,y in (('an','attention.output.LayerNorm'),('on','output.LayerNorm')):
            t[b+y+'.weight']=('F32',m[a+x+'.weight']); t[b+y+'.bias']=('F32',m[a+x+'.bias'])
    g=m['grams.weight'];s=np.abs(g).max()/127
    t['grams.weight']=('I8',np.round(g/s).astype(np.int8)); t['grams.weight.scale']=('F32',np.array([s],np.float32))
    for x,y in (('h','hidden'),('c','outputs')):
        t[y+'.weight']=('F32',m[x+'.weight']); t[y+'.bias']=('F32',m[x+'.bias'])
    h={};off=0;body=b''
    for k,(d,v) in t.items():
        raw=np.ascontiguousarray(v).tobytes(); h[k]={'dtype':d,'shape':list(v.shape),'data_offsets':[off,off+len(raw)]}; off+=len(raw); body+=raw
    j=json.dumps(h,separators=(',',':')).encode(); j+=b' '*(-len(j)%8)
    open(path,'wb').write(struct.pack('<Q',len(j))+j+body)
models=[load(path) for path in sys.argv[2:]]
pack({k:sum(m[k] for m in models)/len(models) for k in models[0]},sys.argv[1])
