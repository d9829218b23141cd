import contract from '../../../contract';
import { browserEnvironment } from '../../../transport/browser/environment';
import { isSavingData } from '../../../transport/browser/signs';
import { askQuickView, type Asking } from '../../../transport/quick-view';
import type { Page } from '../../page';
import { theQuickView } from './dialog';

const { fields, timings_ms: timings } = contract;

/** The product id of an opener. */
export const idOf = ( opener: HTMLElement ): string =>
	opener.getAttribute( `data-${ fields.product_id }` ) ?? '';

export interface Prefetch {
	/** Prefetches if the shopper stays on an opener. */
	readonly near: ( opener: HTMLElement, after?: number ) => void;
	readonly away: () => void;
	/** The prefetched request for a product, else a new one. */
	readonly take: ( id: string ) => Asking;
}

/**
 * Prefetches the product last pointed at. Kept only briefly, since stock and
 * prices change.
 */
export const createPrefetch = ( page: Page ): Prefetch => {
	const env = browserEnvironment();
	let timer: ReturnType< typeof setTimeout > | undefined;
	let held: ( Asking & { id: string } ) | null = null;

	const ask = ( id: string ) => ( {
		id,
		...askQuickView( page.settings, env, id ),
	} );
	const isHeld = ( id: string ) =>
		held?.id === id && env.now() - held.at < timings.quick_view_keep;

	return {
		near( opener, after = timings.quick_view_intent ) {
			clearTimeout( timer );
			const id = idOf( opener );
			if ( isHeld( id ) || isSavingData() ) {
				return;
			}
			timer = setTimeout( () => {
				theQuickView();
				held?.abort();
				held = ask( id );
			}, after );
		},
		away: () => clearTimeout( timer ),
		take( id ) {
			clearTimeout( timer );
			const asking = held && isHeld( id ) ? held : ask( id );
			if ( held !== asking ) {
				held?.abort();
			}
			held = null;
			return asking;
		},
	};
};
