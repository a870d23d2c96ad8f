/** HTML in which something runs. */
export const EXECUTABLE_MARKUP: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script in capitals': '<ScRiPt SRC=http://127.0.0.1/x.js></sCrIpT>',
  'a picture that fails': '<img src=x onerror=alert(1)>',
  'a picture from a script': '<img src="javascript:alert(1)">',
  'a drawing that loads': '<svg onload=alert(1)></svg>',
  'a script in a drawing': '<svg><script>alert(1)</script></svg>',
  'a link to a script': '<a href="javascript:alert(1)">Halves</a>',
  'a link to a script in disguise': '<a href=" jav&#x09;ascript:alert(1)">Halves</a>',
  'a link to a page of its own': '<a href="data:text/html,<script>alert(1)</script>">Halves</a>',
  'a frame': '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'a frame of a script': '<iframe src="javascript:alert(1)"></iframe>',
  'an object': '<object data="data:text/html,<script>alert(1)</script>"></object>',
  'a form': '<form action="javascript:alert(1)"><button>Halves</button></form>',
  'a field that asks for the focus': '<input autofocus onfocus=alert(1)>',
  details: '<details open ontoggle=alert(1)>Halves</details>',
  'a film that fails': '<video><source onerror=alert(1)></video>',
  'a page': '<body onload=alert(1)>',
  'a style': '<style>@import "http://127.0.0.1/x.css";</style>',
  'a style on a word': '<p style="background:url(javascript:alert(1))">Halves</p>',
  'a formula':
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  'a quote that ends': '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  'a comment that ends': '<!--><img src=x onerror=alert(1)>-->',
  'a template': '<template><script>alert(1)</script></template>',
  'a base': '<base href="javascript:alert(1)//">',
  'a meta': '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
}

/** Drawings in which something runs, that fetch something, or that are none; also addresses instead of drawings. */
export const EXECUTABLE_DRAWINGS: Record<string, string> = {
  'a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'a drawing that loads': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>',
  'a shape that is clicked':
    '<svg xmlns="http://www.w3.org/2000/svg"><rect onclick="alert(1)" width="9" height="9"/></svg>',
  'a link':
    '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"><rect width="9" height="9"/></a></svg>',
  'an old link':
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:alert(1)"/></svg>',
  'a page inside':
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject></svg>',
  'something used from elsewhere':
    '<svg xmlns="http://www.w3.org/2000/svg"><use href="http://127.0.0.1/x.svg#a"/></svg>',
  'a picture from elsewhere':
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x.png"/></svg>',
  'a value that changes':
    '<svg xmlns="http://www.w3.org/2000/svg"><animate attributeName="href" values="javascript:alert(1)"/></svg>',
  'a style': '<svg xmlns="http://www.w3.org/2000/svg"><style>@import "http://127.0.0.1/x.css";</style></svg>',
  'a fill from elsewhere':
    '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(http://127.0.0.1/x)"/></svg>',
  entities:
    '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  'marks that are written out': '<svg xmlns="http://www.w3.org/2000/svg"><title>&lt;script&gt;</title></svg>',
  'a page by the name of a drawing': '<html><script>alert(1)</script></html>',
  'a page as an address': 'data:text/html,<script>alert(1)</script>',
  'a drawing in base64': `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
  'a place elsewhere': 'http://127.0.0.1/x.png',
}

/** An element that does something, with its bracket: without one the same words, and addresses, are words. */
const ELEMENT =
  /<\s*\/?\s*(?:script|img|image|svg|math|iframe|object|embed|form|input|button|details|video|audio|source|body|html|style|link|meta|base|template|noscript|a|p|use|foreignobject|animate|set)\b/i

export const isExecutable = (text: string) => ELEMENT.test(text)
