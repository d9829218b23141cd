import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/**
 * The only settings panel of a small block.
 *
 * @param props
 * @param props.children The controls.
 */
export const Panel = ( { children }: { children: ReactNode } ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Settings', 'vitrine' ) }>
			{ children }
		</PanelBody>
	</InspectorControls>
);
