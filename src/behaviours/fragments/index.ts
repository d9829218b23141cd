import contract from '../../contract';
import { sleep } from '../mini-cart/sleep';
import { findRegions } from '../page/find';
import { isData, jsonOf } from './json';
import { keepInHand } from './keep';
import { sanitise } from './sanitise';

const { markers } = contract;

export { sanitise };

const replaceData = ( region: Element, html: string ) => {
	const json = jsonOf( html );
	if ( json !== null ) {
		region.textContent = json;
	}
};

/** The styles that plugins have in a region and in what takes its place: none comes by an answer, those that the page came with stay. */
const stylesOf = ( region: Element, html: string ) =>
	[ ...region.querySelectorAll( 'style' ) ].filter( ( { textContent } ) =>
		html.includes( textContent )
	);

const replaceMarkup = ( region: Element, html: string ) => {
	const content = sanitise( html );
	const replacement = content.firstElementChild;
	if ( ! ( replacement instanceof HTMLElement ) ) {
		return;
	}
	if ( region.hasAttribute( markers.asleep ) ) {
		sleep( replacement );
	}
	const giveBack = keepInHand( region );
	const styles = stylesOf( region, html );
	region.replaceWith( content );
	replacement.append( ...styles );
	giveBack( replacement );
};

/** Whether a region of ours fits another's selector too, and its own fragment is there. */
const isOurs = (
	region: Element,
	selector: string,
	fragments: Readonly< Record< string, string > >
) =>
	selector !== markers.cart_contents &&
	markers.cart_contents in fragments &&
	region.matches( markers.cart_contents );

/**
 * Replaces the regions of the page by what an answer says of them. A region
 * that is hydrated is React's: it shows the same state by itself.
 *
 * @param fragments Selector to the HTML of the whole element.
 * @param scope     Of the shop whose answer it is.
 * @see spec 3.4, 4.3, 7.4
 */
export const replaceRegions = (
	fragments: Readonly< Record< string, string > >,
	scope = ''
): void => {
	for ( const [ selector, html ] of Object.entries( fragments ) ) {
		for ( const region of findRegions( selector, scope ) ) {
			if (
				region.closest( `[${ markers.hydrated }]` ) ||
				isOurs( region, selector, fragments )
			) {
				continue;
			}
			if ( isData( region ) ) {
				replaceData( region, html );
			} else {
				replaceMarkup( region, html );
			}
		}
	}
};
