import { flushSync, hydrateRoot } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import { type Check, isNumber, isShape } from '../../transport/http/shape';
import type { Live } from './use-loop';

const { markers } = contract;

/** Renders an island; null if its props are invalid. */
export type Draw = (
	id: number,
	printed: unknown,
	element: HTMLElement
) => ReactElement | null;

/** Creates the renderer of an island from its component and props check. */
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

/** The view of an element; null: it stays as it is. */
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
 * Hydrates the controls of the page's listings. Existing nodes are kept with
 * their values and focus. Islands with invalid data work without React.
 *
 * @param islands Renderers by island name; other elements are ignored.
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
					// If other scripts have changed the markup, React renders
					// from scratch.
					onRecoverableError: () => undefined,
				} );
			}
		}
	} );
};
