import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { BuilderProps } from './builder';

const COLUMNS = [
	[ 'columns', __( 'Columns on wide screens', 'vitrine' ), 6 ],
	[ 'columnsTablet', __( 'Columns on tablets', 'vitrine' ), 4 ],
	[ 'columnsMobile', __( 'Columns on phones', 'vitrine' ), 2 ],
] as const;

/**
 * How the results stand.
 *
 * @param props               Of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
export const LayoutPanel = ( { attributes, setAttributes }: BuilderProps ) => (
	<PanelBody title={ __( 'Layout', 'vitrine' ) }>
		<SelectControl
			label={ __( 'Results stand', 'vitrine' ) }
			value={ attributes.layout }
			options={ [
				{ value: 'grid', label: __( 'in a grid', 'vitrine' ) },
				{
					value: 'list',
					label: __( 'one below the other', 'vitrine' ),
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
