import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Attributes extends Record< string, unknown > {
	tagName: 'div' | 'header';
}

const ROW = 'vitrine/header-row';

const TEMPLATE = [
	[
		ROW,
		{ place: 'main' },
		[
			[ 'core/site-logo', { width: 48 } ],
			[ 'core/site-title', { level: 0 } ],
			[ 'vitrine/header-menu' ],
			[ 'vitrine/site-search' ],
			[ 'vitrine/account-menu' ],
			[ 'vitrine/mini-cart' ],
		],
	],
];

/**
 * The site header in the editor.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => {
	const blockProps = useBlockProps( { className: 'vitrine-site-header' } );
	const inner = useInnerBlocksProps( blockProps, {
		allowedBlocks: [ ROW ],
		template: TEMPLATE,
	} );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Site header', 'vitrine' ) }>
					<p>
						{ __(
							'Set which rows are sticky in Settings › Vitrine › Header and page. Each page can override this.',
							'vitrine'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<SelectControl
					label={ __( 'HTML element', 'vitrine' ) }
					help={ __(
						'A header template part already wraps it in a header element.',
						'vitrine'
					) }
					value={ attributes.tagName }
					options={ [
						{ value: 'div', label: '<div>' },
						{ value: 'header', label: '<header>' },
					] }
					onChange={ ( tagName ) => setAttributes( { tagName } ) }
				/>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
};
