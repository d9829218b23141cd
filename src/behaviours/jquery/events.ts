import type { Page } from '../page';
import type { Bridge, ShownFragments } from './bridge';

/**
 * Calls back with the jQuery bridge, if there is one: synchronously where it is
 * loaded, since listeners rely on the order of events.
 */
export const withBridge = (
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

/** Triggers a jQuery event. */
export const trigger = (
	page: Pick< Page, 'bridge' >,
	event: string,
	...args: unknown[]
): void => withBridge( page, ( bridge ) => bridge.trigger( event, ...args ) );

/** Triggers the jQuery events for shown fragments. */
export const triggerShown = (
	page: Pick< Page, 'bridge' >,
	what: ShownFragments
): void => withBridge( page, ( bridge ) => bridge.shown( what ) );

/**
 * Asks jQuery listeners for permission: false if one vetoes. True if the bridge
 * cannot be loaded.
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
