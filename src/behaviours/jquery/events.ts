import type { Page } from '../page';
import type { Bridge, ShownFragments } from './bridge';

/**
 * Does something with the way to jQuery's listeners, where there is one: at
 * once, since the order of events is part of their contract.
 */
const withBridge = (
	page: Pick< Page, 'bridge' >,
	then: ( bridge: Bridge ) => void
): void => {
	const bridge = page.bridge();
	if ( bridge instanceof Promise ) {
		bridge.then( then, reportError );
	} else if ( bridge ) {
		then( bridge );
	}
};

/** Tells jQuery's listeners of an event. */
export const trigger = (
	page: Pick< Page, 'bridge' >,
	event: string,
	...args: unknown[]
): void => withBridge( page, ( bridge ) => bridge.trigger( event, ...args ) );

/** Tells them that regions were shown. */
export const tellShown = (
	page: Pick< Page, 'bridge' >,
	what: ShownFragments
): void => withBridge( page, ( bridge ) => bridge.shown( what ) );

/**
 * Asks them whether they let something be: false where one of them has a veto.
 * Where the way to them cannot be loaded, nobody has one.
 */
export const isAllowed = async (
	page: Pick< Page, 'bridge' >,
	target: HTMLElement,
	event: string,
	...args: unknown[]
): Promise< boolean > => {
	let bridge: Bridge | null = null;
	try {
		bridge = await page.bridge();
	} catch ( error ) {
		reportError( error );
	}
	return ! bridge?.vetoed( event, args, target );
};
