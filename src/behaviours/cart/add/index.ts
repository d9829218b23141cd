import contract from '../../../contract';
import type { AddIntent, WriteResult } from '../../../contract/types';
import { startLoading } from '../../dom/loading';
import type { Page } from '../../page';
import { emit } from '../../page/emit';
import { blockRegions } from '../../page/regions';

const { events, markers } = contract;

/** What a request to add will hold; listeners may change it. */
export type Payload = Record< string, unknown >;

/** What is done with the answer to an add. */
export interface AddFollowUp {
	/** Called while the button is still loading, with what ends that. */
	answer( result: WriteResult, stop: () => void ): void;
	/** There is no network: the intent is kept, and the button let go. */
	readonly offline: ( text: string ) => void;
}

/**
 * Adds for a button: loading state, veto, request. The count changes in the
 * frame of the click, by the client; what follows the answer may come later.
 *
 * A native listener says no by `preventDefault()`, a jQuery one by returning
 * `false`; the order is WooCommerce's.
 *
 * @param payload  What the listeners are shown, and may change.
 * @param intent   Called when nobody objects.
 * @param followUp Fetched while the request is under way.
 * @see spec 4.1, 4.2
 */
export const addFor = async (
	page: Page,
	button: HTMLElement,
	payload: Payload,
	intent: ( fields: Record< string, string > ) => AddIntent,
	followUp: () => Promise< AddFollowUp >
): Promise< void > => {
	button.classList.remove( markers.added );
	const stop = startLoading( button );
	// Not awaited where there is no jQuery: the click is answered in its frame.
	let bridge = page.bridge();
	if ( bridge instanceof Promise ) {
		bridge = await bridge;
	}
	if ( bridge ) {
		// Attributes win: they are what can be seen.
		Object.assign( payload, { ...bridge.data( button ), ...payload } );
	}
	const updated = () => bridge?.trigger( events.cart_button_updated, button );
	if (
		bridge?.vetoed( events.should_send, [ button ] ) ||
		! emit( events.native.adding, { button, payload }, true )
	) {
		stop();
		bridge?.trigger( events.not_sent, false, false, button );
		updated();
		return;
	}
	bridge?.trigger( events.adding_to_cart, button, payload );

	const unblock = blockRegions();
	const request = page.cart.add(
		intent(
			bridge?.flat( payload ) ?? ( payload as Record< string, string > )
		)
	);
	let unsubscribe = () => {};
	try {
		const next = await followUp();
		unsubscribe = page.cart.subscribe( ( { offline, failure } ) => {
			if ( offline ) {
				stop();
				next.offline( failure?.text ?? '' );
			}
		} );
		next.answer( await request, stop );
	} finally {
		unsubscribe();
		stop();
		unblock();
		updated();
	}
};
