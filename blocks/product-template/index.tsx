import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';

registerContainer( metadata, Edit );
