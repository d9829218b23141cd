import {
	Button,
	ColorIndicator,
	ColorPicker,
	Dropdown,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ThemeColor } from './rules/global-styles';
import type { PanelData } from './data';

interface Props {
	data: PanelData;
	/** Previewed colors; empty: the site's own. */
	colors: string[];
	onChange: ( colors: string[] ) => void;
}

const Swatches = ( { colors }: { colors: string[] } ) => (
	<span className="vitrine-preview__swatches" aria-hidden="true">
		{ colors.slice( 0, 6 ).map( ( color, index ) => (
			<ColorIndicator key={ index } colorValue={ color } />
		) ) }
	</span>
);

const Choice = ( {
	name,
	colors,
	isChosen,
	onChoose,
}: {
	name: string;
	colors: string[];
	isChosen: boolean;
	onChoose: () => void;
} ) => (
	<Button
		className="vitrine-preview__palette"
		isPressed={ isChosen }
		onClick={ onChoose }
		__next40pxDefaultSize
	>
		<Swatches colors={ colors } />
		{ name }
	</Button>
);

const OneColor = ( {
	color,
	value,
	onChange,
}: {
	color: ThemeColor;
	value: string;
	onChange: ( value: string ) => void;
} ) => (
	<Dropdown
		popoverProps={ { placement: 'right-start' } }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				onClick={ onToggle }
				aria-expanded={ isOpen }
				label={ sprintf(
					/* translators: 1: name of a color, 2: its value. */
					__( '%1$s: %2$s', 'vitrine' ),
					color.name,
					value
				) }
				showTooltip
			>
				<ColorIndicator colorValue={ value } />
			</Button>
		) }
		renderContent={ () => (
			<ColorPicker color={ value } onChange={ onChange } />
		) }
	/>
);

/** The theme's palettes and a picker for each color. */
export const Colors = ( { data, colors, onChange }: Props ) => {
	const own = data.palette.map( ( { color } ) => color );
	const shown = own.map( ( color, index ) => colors[ index ] ?? color );
	const isPreviewed = ( palette: string[] ) =>
		palette.join() === colors.join();
	return (
		<>
			<div
				className="vitrine-preview__palettes"
				role="group"
				aria-label={ __( 'Palettes', 'vitrine' ) }
			>
				<Choice
					name={ __( 'Same as site', 'vitrine' ) }
					colors={ own }
					isChosen={ ! colors.length }
					onChoose={ () => onChange( [] ) }
				/>
				{ data.variations.map( ( palette ) => (
					<Choice
						{ ...palette }
						key={ palette.name }
						isChosen={ isPreviewed( palette.colors ) }
						onChoose={ () => onChange( palette.colors ) }
					/>
				) ) }
			</div>
			<p>{ __( 'Or change individual colors:', 'vitrine' ) }</p>
			<div className="vitrine-preview__colors">
				{ data.palette.map( ( color, index ) => (
					<OneColor
						key={ color.slug }
						color={ color }
						value={ shown[ index ] ?? color.color }
						onChange={ ( value ) =>
							onChange( shown.with( index, value ) )
						}
					/>
				) ) }
			</div>
		</>
	);
};
