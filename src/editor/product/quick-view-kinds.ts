import { __ } from '@wordpress/i18n';

/** What can open a quick view, as options of a select. */
export const quickViewKinds = (): Array< { value: string; label: string } > => [
	{ value: 'button', label: __( 'Button', 'vitrine' ) },
	{ value: 'text', label: __( 'Text link', 'vitrine' ) },
	{ value: 'trigger', label: __( 'Icon on the image', 'vitrine' ) },
	{ value: 'image', label: __( 'Click on the image', 'vitrine' ) },
];
