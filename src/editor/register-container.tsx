import { InnerBlocks } from '@wordpress/block-editor';
import {
	type BlockConfiguration,
	type BlockEditProps,
	registerBlockType,
} from '@wordpress/blocks';
import type { ComponentType } from 'react';

/**
 * Registers a block that the server renders around the blocks in it, which are
 * saved.
 *
 * @param metadata      Its block.json.
 * @param metadata.name
 * @param edit          Its editor side.
 * @param more          Variations and the like.
 */
export const registerContainer = <
	Attributes extends Record< string, unknown >,
>(
	metadata: { name: string },
	edit: ComponentType< BlockEditProps< Attributes > >,
	more: Partial< BlockConfiguration< Attributes > > = {}
): void => {
	// The server has registered it already, and has checked the file.
	registerBlockType( metadata as BlockConfiguration< Attributes >, {
		...more,
		edit,
		save: () => <InnerBlocks.Content />,
	} );
};
