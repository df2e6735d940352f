export const acceptedFiles = 'image/*,video/*,.pdf,.doc,.docx,.txt';
