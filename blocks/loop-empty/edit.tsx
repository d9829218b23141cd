import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

const TEMPLATE = [
	[
		'core/paragraph',
		{
			placeholder: __( 'Text when there are no results', 'vitrine' ),
		},
	],
];

/** The message for no results, always visible in the editor. */
export const Edit = () => (
	<div
		{ ...useInnerBlocksProps(
			useBlockProps( { className: 'vitrine-loop-empty' } ),
			{ template: TEMPLATE }
		) }
	/>
);
