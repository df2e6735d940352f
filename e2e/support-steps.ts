import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { ChatMessage, Ticket } from '../contract/src/support/schemas.ts';
import type { Customer } from './api.ts';
import { grant } from './desk-steps.ts';
import { callAs, newPerson, type Person } from './people.ts';

/**
 * A support agent, made on the command line. The agent's session stays in `request`, which must not be that of a
 * customer's page: it would replace the customer's session.
 */
export async function newAgent(request: APIRequestContext, fullName: string): Promise<Person> {
  const agent = await newPerson(request, fullName);
  await grant(agent, 'agent');
  return agent;
}

export async function answerAs(
  request: APIRequestContext,
  agent: Customer,
  ticketId: string,
  message: string,
): Promise<ChatMessage> {
  const data = { messageId: crypto.randomUUID(), message };
  return await callAs(request, agent, 'POST', `/desk/tickets/${ticketId}/messages`, data);
}

export async function ticketsOf(request: APIRequestContext, customer: Customer): Promise<Ticket[]> {
  const { items } = await callAs<{ items: Ticket[] }>(request, customer, 'GET', '/support/tickets');
  return items;
}

export function bubbles(page: Page): Locator {
  return page.getByRole('log').getByRole('article');
}

/** Expects the text in the last message, and that the server has it: a message shows no time before that. */
export async function expectArrived(page: Page, text: string): Promise<void> {
  const last = bubbles(page).last();
  await expect(last).toContainText(text);
  await expect(last.locator('time')).toBeVisible();
}

export async function writeMessage(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type your message...').fill(text);
  await page.keyboard.press('Enter');
}
