import { ChoiceToolbar } from '../../src/editor/controls/choice-toolbar';
import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PartSettings } from '../../src/editor/product/part';

export interface Attributes extends Record< string, unknown > {
	/** Empty: the layout without inner blocks. */
	layout: '' | 'tabs' | 'accordion' | 'stacked';
	showDescription: boolean;
	showFacts: boolean;
	showReviews: boolean;
}

/**
 * Layout and parts of the details.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Settings: PartSettings< Attributes > = ( {
	attributes,
	setAttributes,
} ) => (
	<>
		<ChoiceToolbar
			label={ __( 'Layout', 'vitrine' ) }
			value={ attributes.layout }
			choices={ [
				{
					value: 'tabs',
					label: __( 'Tabs', 'vitrine' ),
					icon: 'index-card',
				},
				{
					value: 'accordion',
					label: __( 'Accordion', 'vitrine' ),
					icon: 'list-view',
				},
				{
					value: 'stacked',
					label: __( 'Stacked', 'vitrine' ),
					icon: 'menu-alt',
				},
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		<SelectControl
			label={ __( 'Layout', 'vitrine' ) }
			value={ attributes.layout }
			options={ [
				{ value: '', label: __( 'Standard', 'vitrine' ) },
				{ value: 'tabs', label: __( 'Tabs', 'vitrine' ) },
				{ value: 'accordion', label: __( 'Accordion', 'vitrine' ) },
				{
					value: 'stacked',
					label: __( 'Stacked', 'vitrine' ),
				},
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		<ToggleControl
			label={ __( 'Description', 'vitrine' ) }
			checked={ attributes.showDescription }
			onChange={ ( showDescription ) =>
				setAttributes( { showDescription } )
			}
		/>
		{ attributes.layout && (
			<>
				<ToggleControl
					label={ __( 'Additional information', 'vitrine' ) }
					checked={ attributes.showFacts }
					onChange={ ( showFacts ) => setAttributes( { showFacts } ) }
				/>
				<ToggleControl
					label={ __( 'Reviews', 'vitrine' ) }
					help={ __(
						'If reviews are shown here, remove the “Product reviews” block from the page.',
						'vitrine'
					) }
					checked={ attributes.showReviews }
					onChange={ ( showReviews ) =>
						setAttributes( { showReviews } )
					}
				/>
			</>
		) }
	</>
);
