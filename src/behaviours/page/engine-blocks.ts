import contract from '../../contract';
import type { Behavior } from '.';
import { isLazy } from '../../transport/browser/lazy';
import { emitAt } from '../dom/emit';
import { emit } from './emit';

const { events } = contract;

/** The part of WordPress's data package needed to invalidate a store. */
interface WithData {
	wp?: {
		data?: {
			dispatch: ( store: string ) =>
				| {
						invalidateResolutionForStoreSelector?: (
							selector: string
						) => unknown;
				  }
				| undefined;
		};
	};
}

/** Mini-cart block of older WooCommerce; reads its store on the first add. */
const OLD_MINI_CART = '.wc-block-mini-cart:not( [data-wp-interactive] )';

/**
 * Syncs the cart with the engine's own cart blocks, which have a store of their
 * own, by the events that they provide.
 *
 * @see spec 2.5, field 6
 */
export const wire: Behavior = ( { cart, look, settings } ) => {
	let speaking = false;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const trigger = ( name: string ) => {
		clearTimeout( timer );
		timer = undefined;
		speaking = true;
		emit( name, { preserveCartData: false }, true );
		const detail = { type: events.blocks_sync_out };
		emitAt( window, events.blocks_sync, detail, true );
		speaking = false;
		if ( document.querySelector( OLD_MINI_CART ) ) {
			( window as WithData ).wp?.data
				?.dispatch( 'wc/store/cart' )
				?.invalidateResolutionForStoreSelector?.( 'getCartData' );
		}
	};
	// There is no event for other changes: use one that makes them refetch.
	const triggerChange = () => trigger( events.blocks_removed );
	document.body.addEventListener( events.native.adding, () => {
		if ( document.querySelector( OLD_MINI_CART ) ) {
			emit( events.blocks_adding, {}, true );
		}
	} );
	document.body.addEventListener( events.native.added, () =>
		trigger( events.blocks_added )
	);
	cart.onFragments( ( _fragments, _hash, source ) => {
		if ( source === 'write' ) {
			// Delayed by a task: an add has its own event.
			timer ??= setTimeout( triggerChange );
		}
	} );

	const hear = ( event: Event ) => {
		const { detail } = event as CustomEvent< { type?: string } | null >;
		const amongThem =
			event.type === events.blocks_sync &&
			detail?.type !== events.blocks_sync_in;
		if ( ! speaking && ! amongThem ) {
			if ( isLazy( settings.fragments ) ) {
				look();
			} else {
				void cart.refresh();
			}
		}
	};
	for ( const name of [ events.blocks_added, events.blocks_removed ] ) {
		document.body.addEventListener( name, hear );
	}
	window.addEventListener( events.blocks_sync, hear );
};
