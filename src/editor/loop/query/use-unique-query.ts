import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

interface Listing {
	clientId: string;
	queryId: number;
}

/**
 * Gives each listing of a document its own query parameters, so that listings
 * do not share the current page.
 *
 * @param name     Name of the block.
 * @param clientId Its client id.
 * @param queryId  Its current query id.
 * @param set      Sets the query id.
 * @see field 25
 */
export const useUniqueQuery = (
	name: string,
	clientId: string,
	queryId: number,
	set: ( queryId: number ) => void
): void => {
	const others = useSelect(
		( select ) => {
			const { getBlocksByName, getBlockAttributes } =
				select( blockEditorStore );
			return (
				getBlocksByName( name )
					.map(
						( id ): Listing => ( {
							clientId: id,
							queryId: Number(
								getBlockAttributes( id )?.queryId ?? 0
							),
						} )
					)
					// The first listing keeps its id.
					.filter(
						( _, index, all ) =>
							index <
							all.findIndex(
								( one ) => one.clientId === clientId
							)
					)
					.map( ( listing ) => listing.queryId )
					.join()
			);
		},
		[ name, clientId ]
	);
	useEffect( () => {
		const taken = others === '' ? [] : others.split( ',' ).map( Number );
		if ( taken.includes( queryId ) ) {
			set( Math.max( ...taken ) + 1 );
		}
	}, [ others, queryId, set ] );
};
