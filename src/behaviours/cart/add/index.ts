import contract from '../../../contract';
import type { AddIntent, WriteResult } from '../../../contract/types';
import { startLoading } from '../../dom/loading';
import type { Page } from '../../page';
import { emit } from '../../page/emit';
import { blockRegions } from '../../page/regions';

const { events, markers } = contract;

/** The payload of an add-to-cart request; listeners may change it. */
export type Payload = Record< string, unknown >;

/** Handlers for the response to an add-to-cart request. */
export interface AddFollowUp {
	/** Called while the button is loading; `stop` ends that. */
	answer( result: WriteResult, stop: () => void ): void;
	/** The network is down: the intent is kept and the button is released. */
	readonly offline: ( text: string ) => void;
}

/**
 * Adds an item for a button: loading state, veto, request. The client updates
 * the count in the same frame as the click; the follow-up may load later.
 *
 * A native listener vetoes with `preventDefault()`, a jQuery one by returning
 * `false`; the order is WooCommerce's.
 *
 * @param payload  Data passed to listeners, which may change it.
 * @param intent   Called unless a listener vetoes.
 * @param followUp Fetched while the request is pending.
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
	// Not awaited without jQuery, to respond in the same frame as the click.
	let bridge = page.bridge();
	if ( bridge instanceof Promise ) {
		bridge = await bridge;
	}
	if ( bridge ) {
		// Attributes win: they are visible in the markup.
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
