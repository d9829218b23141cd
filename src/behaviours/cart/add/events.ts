import contract from '../../../contract';
import type { CartAnswer } from '../../../contract/types';
import type { Page } from '../../page';
import { emit } from '../../page/emit';
import { trigger } from '../../jquery/events';
import { kindOf } from '../../page/scope';

const { events } = contract;

/** Triggers the events for an item added to or removed from the cart. */
export const triggerCartEvent = (
	page: Page,
	what: 'added' | 'removed',
	{ fragments, cart_hash: hash }: CartAnswer,
	button: HTMLElement
): void => {
	const { added, removed } = events.native;
	emit( what === 'added' ? added : removed, {
		fragments,
		cart_hash: hash,
		button,
		kind: kindOf( page ),
	} );
	trigger(
		page,
		what === 'added' ? events.added_to_cart : events.removed_from_cart,
		fragments,
		hash,
		button
	);
};
