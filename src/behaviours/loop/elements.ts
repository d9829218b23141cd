import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import { isNumber, isShape } from '../../transport/http/shape';
import { all } from '../dom/find';

const { markers } = contract;

export const LOOP = `.${ markers.loop }`;
export const CONTROL = `[${ markers.loop_control }]`;

/** The listing that contains an element. */
export const loopOf = ( element: Element ): HTMLElement | null =>
	element.closest< HTMLElement >( LOOP );

const isData = isShape< { query_id: number } >( { query_id: isNumber } );

/** The query id of a listing; null: not in its markup. */
export const queryOf = ( root: Element ): number | null => {
	const data = readJson( root.getAttribute( markers.loop_data ) );
	return isData( data ) ? data.query_id : null;
};

/** The matching elements of a listing, without those of nested listings. */
export const ownOf = < T extends HTMLElement = HTMLElement >(
	root: HTMLElement,
	selector: string
): T[] =>
	all< T >( selector, root ).filter(
		( element ) => loopOf( element ) === root
	);

/** The controls of a kind in a listing. */
export const controlsOf = < T extends HTMLElement = HTMLElement >(
	root: HTMLElement,
	kind: string
): T[] => ownOf< T >( root, `[${ markers.loop_control }="${ kind }"]` );

/**
 * The areas of a listing with a label.
 *
 * @param label From the contract, with `{query_id}`.
 * @see spec 2.2
 */
export const areasOf = (
	root: HTMLElement,
	label: string,
	queryId: number
): HTMLElement[] =>
	ownOf(
		root,
		`[${ markers.loop_area }="${ label.replace(
			'{query_id}',
			String( queryId )
		) }"]`
	);

/** Whether React has hydrated the element and renders its state. */
export const isAwake = ( element: Element ): boolean =>
	Boolean( element.closest( `[${ markers.hydrated }]` ) );

/** The controls of a kind that are not hydrated. */
export const asleepOf = < T extends HTMLElement = HTMLElement >(
	root: HTMLElement,
	kind: string
): T[] =>
	controlsOf< T >( root, kind ).filter( ( control ) => ! isAwake( control ) );

/** The taxonomy of a facet's control or of an active filter. */
export const facetOf = ( control: Element ): string =>
	control.getAttribute( markers.loop_facet ) ?? '';

/** The list of a box below a parent that includes it; null: none. */
export const listOfTaken = ( box: Element ): Element | null =>
	box.closest( '.vitrine-loop-group--takes .vitrine-loop-below' );

/** Whether a box is included by a chosen parent in a tree. */
export const isTaken = ( box: Element ): boolean =>
	listOfTaken( box )
		?.closest( 'li' )
		?.querySelector< HTMLInputElement >( 'input' )?.checked ?? false;
