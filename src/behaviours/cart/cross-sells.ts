import contract from '../../contract';
import { all } from '../dom/find';
import type { Behaviour } from '../page';

const { events, limits, markers, timings_ms: timings } = contract;

const ROOT = `.${ markers.cart_root }`;

const heightOf = ( summary: Element, part: string ) =>
	summary.querySelector( part )?.getBoundingClientRect().height ?? 0;

/** The room that a summary needs, in pixels. */
const roomOf = ( summary: Element ) =>
	heightOf( summary, markers.cross_sell_price ) +
	heightOf( summary, markers.cross_sell_button ) +
	limits.cross_sell_extra_px;

/** All is measured before anything is changed: one layout, however many there are. */
const size = () =>
	all( `${ ROOT } ${ markers.cross_sell_summary }` )
		.map( ( summary ) => [ summary, roomOf( summary ) ] as const )
		.forEach( ( [ summary, room ] ) => {
			summary.style.minHeight = `${ room }px`;
		} );

/**
 * Keeps room in the summary of each cross-sell for its price and its button,
 * also when the view draws others, or the window has another width.
 *
 * @see spec 9.7
 */
export const sizeCrossSells: Behaviour = ( page ) => {
	const drawn = new MutationObserver( size );
	const follow = () => {
		drawn.disconnect();
		document
			.querySelectorAll( ROOT )
			.forEach( ( root ) =>
				drawn.observe( root, { childList: true, subtree: true } )
			);
		size();
	};
	let timer: ReturnType< typeof setTimeout > | undefined;
	window.addEventListener( 'resize', () => {
		clearTimeout( timer );
		timer = setTimeout( size, timings.cross_sell_resize );
	} );
	page.on( events.native.inserted, '*', follow );
	follow();
};
