/** The Markdown file of a new article: valid front matter, and the parts that every article has. */
export function toDraft(title: string, today: Date): string {
  return `---
title: ${JSON.stringify(title)}
description: One sentence of 70 to 160 characters that says what the reader will learn.
author: Amide Editorial
publishedAt: ${today.toISOString().slice(0, 10)}
tags: [Research]
draft: true
---

> [!TAKEAWAYS]
> - The first thing to remember.
> - The second.
> - The third.

Say in a sentence or two what the article is about.

# What it is

# What was studied

# What is not known

> [!SAFETY]
> Say what is approved, what is not, and whom to ask.
`;
}
