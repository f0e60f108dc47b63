/** What there is to say on a topic, in the language that is spoken. */
export interface Help {
  title: string;
  lines: string[];
}
