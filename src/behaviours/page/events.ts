import type { Page } from '.';

/**
 * Tells the page of something by a native event on the body.
 *
 * @return False when a listener of a cancelable event said no.
 */
export const emit = (
	name: string,
	detail: unknown = null,
	cancelable = false
): boolean =>
	document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable, detail } )
	);

/**
 * Tells jQuery's listeners, where there are any: at once, since the order of
 * events is part of their contract.
 */
export const trigger = (
	page: Pick< Page, 'bridge' >,
	event: string,
	...args: unknown[]
): void => {
	const bridge = page.bridge();
	if ( bridge instanceof Promise ) {
		bridge.then(
			( ready ) => ready.trigger( event, ...args ),
			reportError
		);
	} else {
		bridge?.trigger( event, ...args );
	}
};
