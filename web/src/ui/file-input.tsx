import type { ChangeEvent, RefObject } from 'react';

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  accept: string;
  label?: string;
  multiple?: boolean;
  /** The rear camera. */
  capture?: 'environment';
  onFiles: (files: File[]) => void;
}

export function FileInput({ label, onFiles, ...attributes }: FileInputProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Lets the same file be chosen again.
    target.value = '';
    onFiles(chosen);
  }
  return <input {...attributes} type="file" hidden aria-label={label} onChange={choose} />;
}
