import { InnerBlocks } from '@wordpress/block-editor';
import {
	type BlockConfiguration,
	type BlockEditProps,
	registerBlockType,
} from '@wordpress/blocks';
import type { ComponentType } from 'react';

/**
 * Registers a block rendered by the server whose inner blocks are saved.
 *
 * @param metadata      Content of its block.json.
 * @param metadata.name
 * @param edit          Its edit component.
 * @param more          Other settings, such as variations.
 */
export const registerContainer = <
	Attributes extends Record< string, unknown >,
>(
	metadata: { name: string },
	edit: ComponentType< BlockEditProps< Attributes > >,
	more: Partial< BlockConfiguration< Attributes > > = {}
): void => {
	// The server has registered the block, so the file is valid.
	registerBlockType( metadata as BlockConfiguration< Attributes >, {
		...more,
		edit,
		save: () => <InnerBlocks.Content />,
	} );
};
