import contract from '../../contract';
import { inOrder } from '../../core/in-order';
import { initialCheckout, reduce } from '../../core/checkout/reduce';
import type {
	CheckoutEffect,
	CheckoutEvent,
	CheckoutHolder,
	CheckoutKeeper,
	CheckoutView,
} from '../../core/checkout/types';
import type { Page } from '../page';

/** Renders a state change. */
type Paint = ( now: CheckoutView, before: CheckoutView ) => void;

type Does = {
	[ Type in CheckoutEffect[ 'type' ] ]?: (
		effect: Extract< CheckoutEffect, { type: Type } >
	) => void;
};

/** The checkout state of a page, whoever holds it. */
export interface Checkout {
	readonly view: () => CheckoutView;
	readonly dispatch: ( event: CheckoutEvent ) => void;
	/** Registers a renderer of state changes and handlers of effects. */
	readonly attend: ( paint: Paint, does?: Does ) => void;
	/** Calls back as soon as a registered store holds the state. */
	readonly onHeld: ( then: () => void ) => void;
}

/**
 * Holds the checkout state until a registered store takes it over.
 *
 * @param missed The store's takeover event, if it fired before this.
 */
export const createCheckout = ( page: Page, missed?: Event ): Checkout => {
	let view = initialCheckout;
	let keeper: CheckoutKeeper = {
		view: () => view,
		take: ( event ) => {
			const step = reduce( view, event );
			( { view } = step );
			return step.effects;
		},
	};
	const paints: Paint[] = [];
	const doers: Does[] = [];
	const held: ( () => void )[] = [];

	const carryOut = < Type extends CheckoutEffect[ 'type' ] >(
		effect: Extract< CheckoutEffect, { type: Type } >,
		type: Type
	) => doers.forEach( ( does ) => does[ type ]?.( effect ) );

	const dispatch = inOrder( ( event: CheckoutEvent ) => {
		const before = keeper.view();
		const effects = keeper.take( event );
		const now = keeper.view();
		if ( now !== before ) {
			paints.forEach( ( paint ) => paint( now, before ) );
		}
		effects.forEach( ( effect ) => carryOut( effect, effect.type ) );
	} );

	const handOver = ( event: Event ) => {
		const { takeOver } = ( event as CustomEvent< CheckoutHolder > ).detail;
		keeper = takeOver( keeper.view(), dispatch );
		held.forEach( ( then ) => then() );
	};
	page.on( contract.events.native.checkout_store, '*', handOver );
	if ( missed ) {
		handOver( missed );
	}
	return {
		view: () => keeper.view(),
		dispatch,
		attend: ( paint, does = {} ) => {
			paints.push( paint );
			doers.push( does );
		},
		onHeld: ( then ) => {
			held.push( then );
			if ( missed ) {
				then();
			}
		},
	};
};
