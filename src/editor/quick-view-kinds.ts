import { __ } from '@wordpress/i18n';

/** What can open a quick view, as options of a select. */
export const quickViewKinds = (): Array< { value: string; label: string } > => [
	{ value: 'button', label: __( 'A button', 'vitrine' ) },
	{ value: 'text', label: __( 'A text link', 'vitrine' ) },
	{ value: 'trigger', label: __( 'A sign on the picture', 'vitrine' ) },
	{ value: 'image', label: __( 'A click on the picture', 'vitrine' ) },
];
