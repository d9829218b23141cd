import { flushSync, hydrateRoot } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import { type Check, isNumber, isShape } from '../../transport/http/shape';
import type { Live } from './use-loop';

const { markers } = contract;

/** Draws what was printed; null where that is not what it should be. */
export type Draw = (
	id: number,
	printed: unknown,
	element: HTMLElement
) => ReactElement | null;

/** Draws an island by a component, where what was printed has its shape. */
export const drawnBy =
	< Props, >(
		View: ComponentType< Live< Props > >,
		isPrinted: Check< Props >
	): Draw =>
	( id, printed, element ) =>
		isPrinted( printed ) ? (
			<View id={ id } printed={ printed } element={ element } />
		) : null;

const isData = isShape< { query_id: number } >( { query_id: isNumber } );

/** What an element shows by React; null: it stays as it was printed. */
const viewOf = (
	element: HTMLElement,
	islands: Readonly< Record< string, Draw > >
): ReactElement | null => {
	const draw = islands[ element.getAttribute( markers.island ) ?? '' ];
	const data = readJson(
		element
			.closest( `.${ markers.loop }` )
			?.getAttribute( markers.loop_data )
	);
	return draw && isData( data )
		? draw(
				data.query_id,
				readJson( element.dataset.vitrineProps ),
				element
		  )
		: null;
};

/**
 * Makes the controls of the page's listings live: the nodes that the server has
 * printed stay, with what is typed, ticked and focused. What something else has
 * broken works on by what is printed there.
 *
 * @param islands By their names; others are left as they are.
 * @see spec 2.2, 4.14
 */
export const hydrateLoops = (
	islands: Readonly< Record< string, Draw > >
): void => {
	flushSync( () => {
		for ( const element of document.querySelectorAll< HTMLElement >(
			`.${ markers.loop } [${ markers.island }]:not([${ markers.hydrated }])`
		) ) {
			const view = viewOf( element, islands );
			if ( view ) {
				element.setAttribute( markers.hydrated, '' );
				hydrateRoot( element, view, {
					// Where something else has changed what was printed, React draws it anew.
					onRecoverableError: () => undefined,
				} );
			}
		}
	} );
};
