/** What stands before a topic. Longer ones first where one begins another. */
const BEFORE =
  /^(?:老师|那么|那|好的|好|嗯|请|但是|可是|不过|算了|还是|我们|咱们|我想要|我想|我要|我明天|明天|下周|星期.|周.|我有|我还有|我|能不能|可以|能|帮我|给我|再|来|用|把|关于|现在|回到|返回|继续|换成|换|考考我|考考|考我|考|测试我|测试|提问我|问我|出(?:一份|一张|一套|几道|\d*道|一道)?|做(?:一份|一个|个|一套)?|生成(?:一份)?|准备(?:一份|一个)?|写(?:\d+道)?|举(?:一个|个)?|讲讲|讲一下|讲|解释一下|解释|说说|说一下|聊聊|学习|学|练习|复习|总结一下|总结|概括|什么是|什么叫|啥是|啥叫|定义一下|定义|比较一下|比较|对比|教我|有|没听懂|不懂|不明白|看不懂|搞不懂|讨厌|害怕|恨|卡在|想了解|了解|别讲|不要|不想|一下|一个|的)/
/** What stands after it. */
const AFTER =
  /(?:[。？！?!，,\s]|吗|吧|啊|呀|呢|了|是什么意思|什么意思|是什么|是啥|的意思|的定义|的例子|例子|的测验|测验|的测试|测试|的考试|考试|的卷子|试卷|的题|题|的练习|练习|卡片|再讲一遍|再讲一次|再说一遍|再解释一下|再讲|讲一遍|简单点|简单一点|用简单的话|但是|一遍|一次|有什么区别|有什么不同|的区别|区别|哪个更大|哪个大|一样|这一课|这课|的重点|重点|问题|作业|我不懂|我|聊|讲|的)$/
/** They point at something instead of naming it. */
const POINTERS =
  /^(?:这个?|那个?|这些?|它|刚才|之前|上一[个题课]|下一[个题课]|前面|开头|课文|主题|话题|别的|其他|什么|为什么|为啥|怎么|怎么做|怎样|如何|东西|一个?|方法|答案|步骤|图|这题|这道题|这一课|个|道|下|\d+|.)?$/

/** The same for a message without spaces between its words. */
export function findChineseTopic(message: string, isQuestion: boolean): string | null {
  let topic = message.trim().replace(/[。？！?!]+$/, '')
  if (isQuestion) topic = topic.replace(/^(?:老师|那么|那|好的|嗯|请问|但是|可是|不过|解释一下|告诉我)[,，\s]*/, '')
  else {
    topic = strip(topic, BEFORE)
    topic = strip(topic, AFTER)
  }
  topic = topic.replace(/[呢啊呀吧]$/, '').trim()
  const named = isQuestion ? strip(strip(topic, BEFORE), /(?:怎么(?:做|算|写|样)?|是|不对|不行|这样|会|选.|呀|呢)$/) : topic
  return POINTERS.test(named) ? null : topic
}

function strip(text: string, edge: RegExp): string {
  let left = text.trim()
  for (let next = left.replace(edge, '').trim(); next !== left; next = left.replace(edge, '').trim()) left = next
  return left
}
