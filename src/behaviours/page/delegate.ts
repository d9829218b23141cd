import contract from '../../contract';
import { scopeOf } from './scope';

export type Handler = ( event: Event, element: HTMLElement ) => void;

/**
 * Registers a handler for events on (or inside) matching elements; several
 * types are separated by spaces.
 */
export type Delegate = (
	types: string,
	selector: string,
	handler: Handler
) => void;

/**
 * One listener per type on a single root, so that markup added later (a
 * fragment, a quick view) needs no wiring. Events whose default was prevented
 * are ignored. Events triggered only by jQuery, forwarded under a name of their
 * own, count too.
 *
 * With two shops on one page, each gets the events of its own markup; both get
 * those of the body.
 *
 * @param root  Where to listen: the document.
 * @param scope The shop; empty: the main one.
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
		// Passive, not to delay scrolling.
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
