import {
	type BlockConfiguration,
	type BlockEditProps,
	registerBlockType,
} from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { atRoot } from './at-root';

/**
 * Registers a block that the server renders: nothing of it is saved but its
 * attributes.
 *
 * @param metadata          Its block.json.
 * @param metadata.name
 * @param metadata.ancestor
 * @param edit              Its editor side.
 * @param more              Variations and the like.
 */
export const register = < Attributes extends Record< string, unknown > >(
	metadata: { name: string; ancestor?: readonly string[] },
	edit: ComponentType< BlockEditProps< Attributes > >,
	more: Partial< BlockConfiguration< Attributes > > = {}
): void => {
	// The server has registered it already, and has checked the file.
	registerBlockType( metadata as BlockConfiguration< Attributes >, {
		...more,
		...atRoot( metadata.name, metadata.ancestor ),
		edit,
		save: () => null,
	} );
};
