import { useEffect } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';

/**
 * Gives a listing the id by which the server finds it, and a copy of a listing
 * one of its own.
 *
 * @param name     Name of the block.
 * @param clientId This one.
 * @param blockId  Its id.
 * @param set      Gives it another one.
 * @see spec 2.2
 */
export const useBlockId = (
	name: string,
	clientId: string,
	blockId: string,
	set: ( blockId: string ) => void
): void => {
	const taken = useSelect(
		( select ) => {
			const { getBlocksByName, getBlockAttributes } =
				select( blockEditorStore );
			const ids = getBlocksByName( name );
			return ids
				.slice( 0, ids.indexOf( clientId ) )
				.some(
					( id ) => getBlockAttributes( id )?.block_id === blockId
				);
		},
		[ name, clientId, blockId ]
	);
	useEffect( () => {
		if ( ! blockId || taken ) {
			set( clientId.slice( 0, 8 ) );
		}
	}, [ blockId, clientId, taken, set ] );
};
