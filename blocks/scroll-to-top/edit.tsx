import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** The way to the top in the editor, where it stands where it was put. */
export const Edit = () => (
	<div
		{ ...useBlockProps( { className: 'vitrine-scroll-to-top is-shown' } ) }
	>
		{ __( 'Scroll to top', 'vitrine' ) }
	</div>
);
