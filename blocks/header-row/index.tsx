import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';
import { Edit } from './edit';

registerContainer( metadata, Edit );
