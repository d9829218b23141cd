import { flushSync, hydrateRoot } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import { type Check, isNumber, isShape } from '../../transport/http/shape';
import * as live from './live';
import * as shapes from './shapes';

const { markers } = contract;

/** Draws what was printed; null where that is not what it should be. */
type Draw = (
	id: number,
	printed: unknown,
	element: HTMLElement
) => ReactElement | null;

const drawnBy =
	< Props, >(
		View: ComponentType< live.Live< Props > >,
		isPrinted: Check< Props >
	): Draw =>
	( id, printed, element ) =>
		isPrinted( printed ) ? (
			<View id={ id } printed={ printed } element={ element } />
		) : null;

/** The islands by their names. */
const ISLANDS: Record< string, Draw > = {
	'vitrine-loop-count': drawnBy( live.LiveCount, shapes.isCount ),
	'vitrine-loop-search': drawnBy( live.LiveSearch, shapes.isSearch ),
	'vitrine-loop-sort': drawnBy( live.LiveSort, shapes.isSort ),
	'vitrine-loop-category': drawnBy( live.LiveFilter, shapes.isFilter ),
	'vitrine-loop-facet': ( ...of ) =>
		drawnBy( live.LiveFacet, shapes.isFacet )( ...of ) ??
		drawnBy( live.LivePrice, shapes.isPrice )( ...of ),
	'vitrine-loop-pagination': drawnBy( live.LivePages, shapes.isPages ),
	'vitrine-loop-reset': drawnBy( live.LiveReset, shapes.isReset ),
	'vitrine-loop-failure': drawnBy( live.LiveFailure, shapes.isFailure ),
	'vitrine-loop-nothing': drawnBy( live.LiveNothing, shapes.isNothing ),
};

const isData = isShape< { query_id: number } >( { query_id: isNumber } );

/** What an element shows by React; null: it stays as it was printed. */
const viewOf = ( element: HTMLElement ): ReactElement | null => {
	const draw = ISLANDS[ element.getAttribute( markers.island ) ?? '' ];
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
 * @see spec 2.2, 4.14
 */
export const hydrateLoops = (): void => {
	flushSync( () => {
		for ( const element of document.querySelectorAll< HTMLElement >(
			`.${ markers.loop } [${ markers.island }]:not([${ markers.hydrated }])`
		) ) {
			const view = viewOf( element );
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
