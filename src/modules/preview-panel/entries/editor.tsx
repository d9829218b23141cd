import { registerPlugin } from '@wordpress/plugins';
import '../panel.scss';
import '../editor.scss';
import { TryDesign } from '../try-design';

registerPlugin( 'vitrine-preview', { render: TryDesign } );
