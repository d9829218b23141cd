import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** The count in the editor. */
export const Edit = () => (
	<p { ...useBlockProps( { className: 'vitrine-loop-count' } ) }>
		{ __( 'Showing 1–9 of 30 results', 'vitrine' ) }
	</p>
);
