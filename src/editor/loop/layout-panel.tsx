import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { BuilderProps } from './builder';

const COLUMNS = [
	[ 'columns', __( 'Columns (desktop)', 'vitrine' ), 6 ],
	[ 'columnsTablet', __( 'Columns (tablet)', 'vitrine' ), 4 ],
	[ 'columnsMobile', __( 'Columns (mobile)', 'vitrine' ), 2 ],
] as const;

/**
 * Panel for the layout of results.
 *
 * @param props               Props of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
export const LayoutPanel = ( { attributes, setAttributes }: BuilderProps ) => (
	<PanelBody title={ __( 'Layout', 'vitrine' ) }>
		<SelectControl
			label={ __( 'Layout of results', 'vitrine' ) }
			value={ attributes.layout }
			options={ [
				{ value: 'grid', label: __( 'Grid', 'vitrine' ) },
				{
					value: 'list',
					label: __( 'List', 'vitrine' ),
				},
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		{ attributes.layout === 'grid' &&
			COLUMNS.map( ( [ name, label, max ] ) => (
				<RangeControl
					key={ name }
					label={ label }
					value={ attributes[ name ] }
					min={ 1 }
					max={ max }
					onChange={ ( value = 1 ) =>
						setAttributes( { [ name ]: value } )
					}
				/>
			) ) }
	</PanelBody>
);
