import {
	Button,
	FormFileUpload,
	RangeControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import type { PreviewLogo } from '../../contract/types';
import { readDataUri } from '../../transport/browser/file';

const ACCEPTED = contract.preview.image_types
	.map( ( type ) => `image/${ type }` )
	.join();

interface Props {
	logo: PreviewLogo;
	isTitleShown: boolean;
	onLogo: ( logo: PreviewLogo ) => void;
	onTitle: ( isShown: boolean ) => void;
}

/** Controls for the logo, its width and the visibility of the title. */
export const Identity = ( { logo, isTitleShown, onLogo, onTitle }: Props ) => (
	<div className="vitrine-preview__fields">
		<FormFileUpload
			className="is-secondary"
			accept={ ACCEPTED }
			onChange={ ( { currentTarget } ) => {
				const [ file ] = currentTarget.files ?? [];
				if ( file ) {
					readDataUri( file ).then(
						( dataUri ) => onLogo( { ...logo, dataUri } ),
						reportError
					);
				}
			} }
		>
			{ __( 'Upload a logo to try', 'vitrine' ) }
		</FormFileUpload>
		{ logo.dataUri && (
			<div className="vitrine-preview__logo">
				<img src={ logo.dataUri } alt={ __( 'The logo', 'vitrine' ) } />
				<Button variant="link" onClick={ () => onLogo( {} ) }>
					{ __( 'Reset to the site’s design', 'vitrine' ) }
				</Button>
			</div>
		) }
		<RangeControl
			label={ __( 'Logo width (pixels)', 'vitrine' ) }
			min={ 20 }
			max={ 400 }
			{ ...( logo.width === undefined ? {} : { value: logo.width } ) }
			initialPosition={ 120 }
			allowReset
			onChange={ ( width ) => {
				const { width: _, ...rest } = logo;
				onLogo( width ? { ...rest, width } : rest );
			} }
		/>
		<ToggleControl
			label={ __( 'Show site title', 'vitrine' ) }
			checked={ isTitleShown }
			onChange={ onTitle }
		/>
	</div>
);
