import contract from '../contract/contract.json';
import type { CartSnapshot } from '../contract/types';
import { parseSnapshot, readJson } from './parse';

/** The text of a script element, out of its HTML: no page is touched. */
const scriptText = ( html: string ): string =>
	/^\s*<script\b[^>]*>([\s\S]*)<\/script>\s*$/.exec( html )?.[ 1 ] ?? '';

/**
 * The cart that an answer's fragments carry as data.
 *
 * @return Null when there is none, or it is no whole cart.
 */
export const cartOfFragments = (
	fragments: Readonly< Record< string, string > >
): CartSnapshot | null =>
	parseSnapshot(
		readJson(
			scriptText( fragments[ `#${ contract.markers.cart_data }` ] ?? '' )
		)
	);

/** The cart that a page was printed with: empty on a page for everybody. */
export const cartOfPage = ( page: Document ): CartSnapshot | null =>
	parseSnapshot(
		readJson(
			page.getElementById( contract.markers.cart_data )?.textContent ?? ''
		)
	);
