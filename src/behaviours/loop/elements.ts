import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import { isNumber, isShape } from '../../transport/http/shape';
import { all } from '../dom/find';

const { markers } = contract;

export const LOOP = `.${ markers.loop }`;
export const CONTROL = `[${ markers.loop_control }]`;

/** The listing that an element stands in. */
export const loopOf = ( element: Element ): HTMLElement | null =>
	element.closest< HTMLElement >( LOOP );

const isData = isShape< { query_id: number } >( { query_id: isNumber } );

/** The number of a listing's query; null: its markup does not say it. */
export const queryOf = ( root: Element ): number | null => {
	const data = readJson( root.getAttribute( markers.loop_data ) );
	return isData( data ) ? data.query_id : null;
};

/** What a listing has of a kind, without what a listing within it has. */
export const ownOf = < T extends HTMLElement = HTMLElement >(
	root: HTMLElement,
	selector: string
): T[] =>
	all< T >( selector, root ).filter(
		( element ) => loopOf( element ) === root
	);

/** The controls of a kind. */
export const controlsOf = < T extends HTMLElement = HTMLElement >(
	root: HTMLElement,
	kind: string
): T[] => ownOf< T >( root, `[${ markers.loop_control }="${ kind }"]` );

/**
 * The areas with a label.
 *
 * @param label Of the contract, with `{query_id}`.
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

/** Whether an element is React's by now, which shows the state itself. */
export const isAwake = ( element: Element ): boolean =>
	Boolean( element.closest( `[${ markers.hydrated }]` ) );

/** The controls of a kind that are to be painted. */
export const asleepOf = < T extends HTMLElement = HTMLElement >(
	root: HTMLElement,
	kind: string
): T[] =>
	controlsOf< T >( root, kind ).filter( ( control ) => ! isAwake( control ) );

/** The taxonomy of the facet that a box or an active filter belongs to. */
export const facetOf = ( control: Element ): string =>
	control.getAttribute( markers.loop_facet ) ?? '';

/** The list that a box stands in, below one that takes it when it is chosen; null: there is none. */
export const listOfTaken = ( box: Element ): Element | null =>
	box.closest( '.vitrine-loop-group--takes .vitrine-loop-below' );

/** Whether a box of a tree stands below one that is chosen, and takes it. */
export const isTaken = ( box: Element ): boolean =>
	listOfTaken( box )
		?.closest( 'li' )
		?.querySelector< HTMLInputElement >( 'input' )?.checked ?? false;
