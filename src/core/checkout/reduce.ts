import contract from '../../contract';
import { noGuest, takeCheck, takeSpelling, typeEmail } from './email-check';
import type {
	CheckoutEffect,
	CheckoutEvent,
	CheckoutStep,
	CheckoutView,
} from './types';

const { coupon_code: COUPON } = contract.fields;

/** The state of an untouched form. */
export const initialCheckout: CheckoutView = {
	placing: false,
	applying: '',
	couponMessage: '',
	notice: '',
	errors: {},
	foldable: false,
	folded: false,
	guest: noGuest,
};

const without = (
	errors: CheckoutView[ 'errors' ],
	names: readonly string[]
): CheckoutView[ 'errors' ] =>
	Object.fromEntries(
		Object.entries( errors ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

const begin = (
	view: CheckoutView,
	event: Extract< CheckoutEvent, { type: 'write' } >
): CheckoutStep => {
	const { write } = event;
	const effects = [ event ];
	switch ( write.kind ) {
		case 'coupon':
			return {
				view: {
					...view,
					applying: write.code,
					couponMessage: '',
					errors: without( view.errors, [ COUPON ] ),
				},
				effects,
			};
		case 'uncoupon':
			return { view: { ...view, couponMessage: '' }, effects };
		default:
			return { view, effects };
	}
};

/** Clears the pending state of a completed write. */
const settled = (
	view: CheckoutView,
	{ write }: Extract< CheckoutEvent, { type: 'written' | 'failed' } >
): CheckoutView =>
	write.kind === 'coupon' && write.code === view.applying
		? { ...view, applying: '' }
		: view;

const refused = (
	view: CheckoutView,
	notice: string,
	errors: CheckoutView[ 'errors' ] = {}
): CheckoutStep => ( {
	view: { ...view, notice, errors },
	effects: [ { type: 'explain' } ],
} );

const same = ( view: CheckoutView ): CheckoutStep => ( { view, effects: [] } );

/**
 * Returns the next state and its effects.
 *
 * @param view  The state before.
 * @param event The event.
 * @see spec 2.7, 4.9, 5.7, 8.2, field 8, 32, 36
 */
export const reduce = (
	view: CheckoutView,
	event: CheckoutEvent
): CheckoutStep => {
	switch ( event.type ) {
		case 'found':
			return same( { ...view, ...event.view } );
		case 'write':
			return begin( view, event );
		case 'written': {
			const now = settled( view, event );
			return event.write.kind === 'shipping'
				? { view: now, effects: [ { type: 'summed' } ] }
				: same( { ...now, couponMessage: event.text } );
		}
		case 'failed': {
			const now = settled( view, event );
			const { text } = event;
			if ( event.write.kind !== 'coupon' ) {
				return refused( now, text );
			}
			// The error stays until the code is changed. @see field 32
			const effects: CheckoutEffect[] = [ { type: 'mend-coupon', text } ];
			const errors = { ...now.errors, [ COUPON ]: text };
			return { view: { ...now, errors }, effects };
		}
		case 'place':
			return view.placing
				? same( view )
				: {
						view: {
							...view,
							placing: true,
							notice: '',
							errors: {},
						},
						effects: [ { type: 'send' } ],
				  };
		case 'refused':
			return refused(
				{ ...view, placing: false },
				event.text,
				event.errors
			);
		case 'mended':
			return same(
				event.names.some( ( name ) => name in view.errors )
					? { ...view, errors: without( view.errors, event.names ) }
					: view
			);
		case 'fold':
			return same(
				view.foldable ? { ...view, folded: event.folded } : view
			);
		case 'typed':
			return typeEmail( view, event.email );
		case 'checked':
			return same( takeCheck( view, event.email, event.check ) );
		case 'spelled':
			return same( takeSpelling( view, event.email, event.meant ) );
		case 'enter':
			return { view, effects: [ event ] };
	}
};
