import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Panel } from '../../src/editor/loop/panel';

interface Attributes extends Record< string, unknown > {
	/** When the filters open in a sheet. */
	overlay: 'never' | 'mobile' | 'always';
	/** Heading of the sheet; empty: the default. */
	heading: string;
	/** Text of the button that opens it; empty: the default. */
	button: string;
}

/**
 * The filters in the editor, in place.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => {
	const { overlay, heading, button } = attributes;
	return (
		<>
			<Panel>
				<SelectControl
					label={ __( 'Overlay', 'vitrine' ) }
					help={ __(
						'Whether the filters open in a sheet above the page.',
						'vitrine'
					) }
					value={ overlay }
					options={ [
						{ value: 'never', label: __( 'Never', 'vitrine' ) },
						{ value: 'mobile', label: __( 'Mobile', 'vitrine' ) },
						{ value: 'always', label: __( 'Always', 'vitrine' ) },
					] }
					onChange={ ( value ) =>
						setAttributes( { overlay: value } )
					}
				/>
				{ overlay !== 'never' && (
					<>
						<TextControl
							label={ __( 'Button text', 'vitrine' ) }
							placeholder={ __( 'Filter', 'vitrine' ) }
							value={ button }
							onChange={ ( value ) =>
								setAttributes( { button: value } )
							}
						/>
						<TextControl
							label={ __( 'Heading of the sheet', 'vitrine' ) }
							placeholder={ __( 'Filters', 'vitrine' ) }
							value={ heading }
							onChange={ ( value ) =>
								setAttributes( { heading: value } )
							}
						/>
					</>
				) }
			</Panel>
			<div
				{ ...useInnerBlocksProps(
					useBlockProps( { className: 'vitrine-loop-filters' } ),
					{ template: [ [ 'vitrine/loop-facet', {} ] ] }
				) }
			/>
		</>
	);
};
