import {
	type BlockConfiguration,
	type BlockEditProps,
	registerBlockType,
} from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { atRoot } from './at-root';

/**
 * Registers a block rendered by the server: only its attributes are saved.
 *
 * @param metadata          Content of its block.json.
 * @param metadata.name
 * @param metadata.ancestor
 * @param edit              Its edit component.
 * @param more              Other settings, such as variations.
 */
export const register = < Attributes extends Record< string, unknown > >(
	metadata: { name: string; ancestor?: readonly string[] },
	edit: ComponentType< BlockEditProps< Attributes > >,
	more: Partial< BlockConfiguration< Attributes > > = {}
): void => {
	// The server has registered the block, so the file is valid.
	registerBlockType( metadata as BlockConfiguration< Attributes >, {
		...more,
		...atRoot( metadata.name, metadata.ancestor ),
		edit,
		save: () => null,
	} );
};
