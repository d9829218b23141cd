import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';

registerContainer( metadata, () => (
	<div
		{ ...useInnerBlocksProps(
			useBlockProps( { className: 'summary entry-summary' } )
		) }
	/>
) );
