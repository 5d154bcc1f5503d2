import type { BlockProps } from '@3eu/platform/contract';
import type { RuntimeHref } from '@3eu/platform/page';
import { NextQuestions } from '@3eu/university/ui';
import { asked as content } from '../content/asked';
import { questionId } from '../knowledge/question-id';

const isTopic = (topic = ''): topic is keyof typeof content.topics => Object.hasOwn(content.topics, topic);

/** Three questions of the FAQ, on the page of another section: each opens at its own address. */
export function Block({ about }: BlockProps) {
  if (!isTopic(about)) return null;
  const questions = content.topics[about].map((question) => ({
    label: question,
    href: `/faq#${questionId({ question })}` as RuntimeHref,
  }));
  return <NextQuestions questions={questions} />;
}
