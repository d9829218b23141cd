import { useEffect } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';

/**
 * Sets a unique id for a listing, which the server finds it by, also for a
 * duplicated block.
 *
 * @param name     Name of the block.
 * @param clientId Its client id.
 * @param blockId  Its current id.
 * @param set      Sets the id.
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
