import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { registerContainer } from './register-container';

interface Attributes extends Record< string, unknown > {
	area: string;
}

/**
 * Registers a column of parts.
 *
 * @param metadata Content of its block.json.
 * @param classes  Class names of each area on the page.
 */
export const registerColumn = (
	metadata: Parameters< typeof registerContainer >[ 0 ],
	classes: Readonly< Record< string, string > >
): void =>
	registerContainer< Attributes >(
		metadata,
		( { attributes: { area } }: BlockEditProps< Attributes > ) => (
			<div
				{ ...useInnerBlocksProps(
					useBlockProps( { className: classes[ area ] ?? '' } )
				) }
			/>
		)
	);
