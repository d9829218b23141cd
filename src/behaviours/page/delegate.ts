import contract from '../../contract';
import { scopeOf } from './scope';

export type Handler = ( event: Event, element: HTMLElement ) => void;

/**
 * Registers a handler for events on (or inside) the elements of a selector;
 * several types are parted by spaces.
 */
export type Delegate = (
	types: string,
	selector: string,
	handler: Handler
) => void;

/**
 * One listener a type, on one root, so that markup which comes later (a
 * fragment, a quick view) behaves without being wired again. An event whose
 * default another handler has prevented is left alone: it is dealt with. What
 * scripts do by jQuery alone, which comes under a name of its own, counts as well.
 *
 * Where two shops sell on one page, each hears what happens in its own markup;
 * the body is everybody's.
 *
 * @param root  What hears the events; the document.
 * @param scope Of the shop; empty: the main one.
 */
export const createDelegate = ( root: EventTarget, scope = '' ): Delegate => {
	const tables: Record< string, Array< [ string, Handler ] > > = {};

	const listen = ( type: string ) => {
		const table: Array< [ string, Handler ] > = [];
		const hear = ( event: Event ) => {
			const { target } = event;
			if ( ! ( target instanceof Element ) ) {
				return;
			}
			for ( const [ selector, handler ] of table ) {
				const element = target.closest< HTMLElement >( selector );
				if (
					element &&
					! event.defaultPrevented &&
					( element === document.body ||
						( scopeOf( element ) ?? '' ) === scope )
				) {
					handler( event, element );
				}
			}
		};
		// A page that is touched must not wait for us before it scrolls.
		root.addEventListener( type, hear, { passive: type === 'touchstart' } );
		root.addEventListener( contract.events.alone + type, hear );
		return table;
	};

	return ( types, selector, handler ) => {
		for ( const type of types.split( ' ' ) ) {
			( tables[ type ] ??= listen( type ) ).push( [ selector, handler ] );
		}
	};
};
